/** Old and common names of cities, each with the name that it has today; lower-case. */
const NAMES_TODAY: Readonly<Record<string, string>> = {
  allahabad: 'prayagraj',
  bangalore: 'bengaluru',
  baroda: 'vadodara',
  belgaum: 'belagavi',
  bezawada: 'vijayawada',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cochin: 'kochi',
  gauhati: 'guwahati',
  gurgaon: 'gurugram',
  hubli: 'hubballi',
  kovai: 'coimbatore',
  madras: 'chennai',
  mangalore: 'mangaluru',
  mysore: 'mysuru',
  panjim: 'panaji',
  pondicherry: 'puducherry',
  poona: 'pune',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
};

/**
 * Every name that a typed word may stand for, lower-case: the word itself, and the city of today that it,
 * or an old name that begins with it, means. Three letters are needed before an old name counts.
 */
export function namesOf(word: string): string[] {
  const typed = word.toLowerCase();
  if (typed.length < 3) return [typed];
  const today = Object.entries(NAMES_TODAY).flatMap(([old, name]) =>
    old.startsWith(typed) ? [name] : [],
  );
  return [typed, ...today];
}
