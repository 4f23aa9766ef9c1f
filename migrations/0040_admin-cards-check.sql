ALTER TABLE "collection_changes" VALIDATE CONSTRAINT "collection_changes_reason_check";
