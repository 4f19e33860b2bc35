-- Mails about meetings that wait to be sent: they have the join link from now on, and that the link came is told no more by itself.
UPDATE "mails" SET "data" = ("data" - 'isLinkComing') || jsonb_build_object(
  'link', substring("data"->>'podLink' from '^https?://[^/]+') || '/j/' || split_part("data"->>'uid', '@', 1),
  'reason', CASE WHEN "data"->>'reason' = 'linked' THEN 'changed' ELSE "data"->>'reason' END)
WHERE "template" = 'meeting' AND "state" = 'queued' AND "data" ? 'podLink';
