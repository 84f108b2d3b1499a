/** The products that a test ride can be asked for, by the index of spec §1 (0 to 6). */
export const products = [
  'Vayu One',
  'Vayu Marut GT',
  'Vayu Marut Sport',
  'Vayu Marut Tour',
  'Vayu Marut Cargo',
  'Marut Motor',
  'Marut Battery',
] as const;

/** The same as options of a select; the sent value is the name. */
export const productOptions = products.map((name) => ({ value: name, label: name }));
