ALTER TABLE "upload" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "otp_challenge" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "seed_state" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_address_idx" ON "upload" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "upload_created_idx" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_open_idx" ON "payment" USING btree ("created_at") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "otp_challenge_device_idx" ON "otp_challenge" USING btree ("device_hash","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenge_created_idx" ON "otp_challenge" USING btree ("created_at");--> statement-breakpoint
-- Every instance keeps answers of reads in memory and listens here for the moment to drop them.
CREATE FUNCTION notify_reference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reference_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "variant_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "item_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "item" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "coupon_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "coupon" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "charge_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "charge" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "dispatch_centre_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dispatch_centre" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "dealer_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealer" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "requirement_input_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "requirement_input" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "campaign_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaign" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "stage_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stage" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "zone_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zone" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "state_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "state" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();--> statement-breakpoint
CREATE TRIGGER "district_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "district" FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
