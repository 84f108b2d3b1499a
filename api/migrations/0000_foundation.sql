CREATE TABLE "campaign" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"is_open" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "stage" (
	"concept" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"title" text NOT NULL,
	"is_default_for" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stage_concept_id_pk" PRIMARY KEY("concept","id")
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"name" text PRIMARY KEY NOT NULL,
	"charge_type" text NOT NULL,
	"basis_points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"product_title" text NOT NULL,
	"item_keys" text[] NOT NULL,
	"discount" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"applies_by_default" boolean NOT NULL,
	"listed" boolean NOT NULL,
	"once_per_phone" boolean NOT NULL,
	"image" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispatch_centre" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"states" text[] NOT NULL,
	"excluded_models" text[] NOT NULL,
	"charges" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"item_key" text PRIMARY KEY NOT NULL,
	"variant_key" text NOT NULL,
	"colour" text NOT NULL,
	"images" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"key" text PRIMARY KEY NOT NULL,
	"product_slug" text NOT NULL,
	"variant" text NOT NULL,
	"ex_showroom_paise" bigint NOT NULL,
	"preorder_paise" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealer" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"pincode" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"assign_to_asm" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealer_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" text NOT NULL,
	"campaign_source" text,
	"campaign_id" text NOT NULL,
	"country" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_verified" boolean NOT NULL,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"pincode" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealer_application_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "requirement_input" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"input_type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"options" text[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"source" text,
	"campaign_id" text,
	"enquired_for_item" text,
	"country" text,
	"state" text,
	"district" text,
	"city" text,
	"street" text,
	"pincode" text,
	"description" text,
	"assigned_to" text,
	"details" jsonb NOT NULL,
	"walkin_stage" text,
	"testride_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"source" text,
	"campaign_id" text,
	"details" jsonb NOT NULL,
	"testride_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "test_ride_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"upload_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stored_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_stored_name_unique" UNIQUE("stored_name")
);
--> statement-breakpoint
CREATE TABLE "district" (
	"state_code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "district_state_code_name_pk" PRIMARY KEY("state_code","name")
);
--> statement-breakpoint
CREATE TABLE "state" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zonal_code" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "state_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "zone" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" text NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_key_route_pk" PRIMARY KEY("key","route")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_variant_key_variant_key_fk" FOREIGN KEY ("variant_key") REFERENCES "public"."variant"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_slug_product_slug_fk" FOREIGN KEY ("product_slug") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_ride_event" ADD CONSTRAINT "test_ride_event_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_state_code_state_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."state"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state" ADD CONSTRAINT "state_zonal_code_zone_code_fk" FOREIGN KEY ("zonal_code") REFERENCES "public"."zone"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_concept_idx" ON "stage" USING btree ("concept","position");--> statement-breakpoint
CREATE INDEX "item_variant_idx" ON "item" USING btree ("variant_key");--> statement-breakpoint
CREATE INDEX "variant_product_idx" ON "variant" USING btree ("product_slug");--> statement-breakpoint
CREATE INDEX "dealer_state_idx" ON "dealer" USING btree ("state");--> statement-breakpoint
CREATE INDEX "dealer_application_phone_idx" ON "dealer_application" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "enquiry_phone_idx" ON "enquiry" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "enquiry_created_idx" ON "enquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_phone_idx" ON "lead" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "test_ride_event_tracking_idx" ON "test_ride_event" USING btree ("tracking_id");--> statement-breakpoint
CREATE INDEX "district_state_idx" ON "district" USING btree ("state_code","position");--> statement-breakpoint
CREATE INDEX "otp_challenge_phone_idx" ON "otp_challenge" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenge_address_idx" ON "otp_challenge" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_idx" ON "idempotency_key" USING btree ("created_at");