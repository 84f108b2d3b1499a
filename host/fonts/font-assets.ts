/** The site's own font files, as built: `dist/fonts.json`. */
export interface FontAssets {
  /** `@font-face` rules for the head. */
  css: string;
  /** Address of the file that the first view needs. */
  preload: string;
}
