CREATE INDEX "dealer_application_created_idx" ON "dealer_application" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_created_idx" ON "lead" USING btree ("created_at");