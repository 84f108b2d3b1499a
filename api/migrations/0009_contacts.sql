DROP INDEX "enquiry_phone_idx";--> statement-breakpoint
DROP INDEX "lead_phone_idx";--> statement-breakpoint
CREATE INDEX "enquiry_contact_idx" ON "enquiry" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "lead_contact_idx" ON "lead" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "test_ride_event_upload_idx" ON "test_ride_event" USING btree ("upload_id");