/** Stands in the host's script for the waves on a pressed button, which the theme has switched off everywhere. */
export default function NoRipple(): null {
  return null;
}
