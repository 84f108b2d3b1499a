import * as z from '@site/schema';
import { imageSchema } from './image';

/** One picture of a gallery. */
export const galleryItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: imageSchema,
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** One model's pictures. */
export const galleryGroupSchema = z.object({
  title: z.string(),
  items: z.array(galleryItemSchema),
});
export type GalleryGroup = z.infer<typeof galleryGroupSchema>;

/** Static file `gallery`, at `data.gallery`: two groups, one per model (spec §2). */
export const gallerySchema = z.array(galleryGroupSchema);

/** Static file `bikes-gallery`, at `data.bikes`: the model gallery carousel of the home page. */
export const bikesGallerySchema = z.array(galleryItemSchema);
