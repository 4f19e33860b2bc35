-- Messages whose text is now compared as something else: their keys are computed again. Of ASCII alone none is.
UPDATE "messages" SET "content" = "content"
WHERE octet_length("content") <> char_length("content") AND "content_key" IS DISTINCT FROM
  CASE WHEN octet_length("content") <= 2000 AND octet_length(fold_text("content")) <= 2000 THEN fold_text("content") END;
