/**
 * Stands in the host for the chips in which MUI's Autocomplete shows several choices: `@site/inputs` and `@site/forms`
 * offer one choice only.
 * @throws Error when it is rendered, which an Autocomplete with `multiple` does
 */
export default function NoTags(): never {
  throw new Error(
    'The Autocomplete of @site/inputs takes one choice: "multiple" and its chips are left out (docs/sharing.md).',
  );
}
