import { onOpenSlot, openSlot } from './slot';

it('a page tells the shell which slot is wanted, until it stops listening', () => {
  const wanted: string[] = [];
  const stop = onOpenSlot((name) => wanted.push(name));
  openSlot('book-now');
  stop();
  openSlot('enquiry-panel');
  expect(wanted).toEqual(['book-now']);
});
