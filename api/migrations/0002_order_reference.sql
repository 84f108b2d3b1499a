CREATE TABLE "sandbox_payment" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"vendor_order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "pending_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "reference_hash" text;--> statement-breakpoint
CREATE INDEX "sandbox_payment_order_idx" ON "sandbox_payment" USING btree ("vendor_order_id","created_at");--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_reference_hash_unique" UNIQUE("reference_hash");