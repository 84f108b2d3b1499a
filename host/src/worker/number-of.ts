const numbers = new WeakMap<object, number>();
let numbered = 0;

/** A number for a function or an object by its identity, the same as long as it lives. Numbers are of one process. */
export function numberOf(value: object): number {
  let number = numbers.get(value);
  if (number === undefined) {
    numbered += 1;
    number = numbered;
    numbers.set(value, number);
  }
  return number;
}
