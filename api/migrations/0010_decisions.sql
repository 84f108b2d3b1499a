ALTER TABLE "payment_event" ADD COLUMN "claim_reference" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "note" text;