DROP INDEX "payment_open_idx";--> statement-breakpoint
CREATE INDEX "payment_unpaid_idx" ON "payment" USING btree ("created_at") WHERE status in ('created', 'failed');