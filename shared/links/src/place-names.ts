const NCR = ['delhi', 'gurugram', 'noida', 'faridabad', 'ghaziabad'];

/**
 * Old and common names of cities and states, and names of wider areas, each with the names of today that it
 * stands for; lower-case, words divided by one space.
 */
const NAMES_TODAY: Readonly<Record<string, string | readonly string[]>> = {
  allahabad: 'prayagraj',
  banaras: 'varanasi',
  bangalore: 'bengaluru',
  baroda: 'vadodara',
  belgaum: 'belagavi',
  benares: 'varanasi',
  bezawada: 'vijayawada',
  bhubaneshwar: 'bhubaneswar',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cochin: 'kochi',
  'delhi ncr': NCR,
  gauhati: 'guwahati',
  'greater noida': 'noida',
  gurgaon: 'gurugram',
  hubli: 'hubballi',
  kashi: 'varanasi',
  kovai: 'coimbatore',
  madras: 'chennai',
  mangalore: 'mangaluru',
  mysore: 'mysuru',
  nasik: 'nashik',
  'navi mumbai': 'mumbai',
  ncr: NCR,
  orissa: 'odisha',
  panjim: 'panaji',
  pondicherry: 'puducherry',
  poona: 'pune',
  tamilnadu: 'tamil nadu',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
};

/** Three letters are needed before the beginning of a name counts. */
const LEAST_LETTERS = 3;

/** The names of today that are meant by this many words, of which the last may be a beginning. */
function namesToday(words: readonly string[]): string[] {
  const typed = words.join(' ');
  if (typed.length < LEAST_LETTERS) return [];
  return Object.entries(NAMES_TODAY).flatMap(([name, today]) =>
    name.startsWith(typed) && name.split(' ').length === words.length ? today : [],
  );
}

/**
 * What the typed words stand for, a list of names for each of them: the word itself, and the names of today of an
 * old, common or wider name that begins with it. Words that are such a name together ("Navi Mumbai") have one
 * list. Lower-case.
 */
export function placesOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  const typed = words.map((word) => word.toLowerCase());
  let taken = typed.length;
  while (taken > 1 && namesToday(typed.slice(0, taken)).length === 0) taken -= 1;
  const own = typed.slice(0, taken);
  return [[own.join(' '), ...namesToday(own)], ...placesOf(typed.slice(taken))];
}
