-- Searching by whom without reading the rows of all that else is found. It is built under another name, and takes the old one's place in a migration of its own (0026): messages are read all the while, but for a moment then.
CREATE INDEX "messages_in_channel_new" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");
