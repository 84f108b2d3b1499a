import { loadOutbox } from './load-outbox';

type AddToDay = Awaited<ReturnType<typeof loadOutbox>>['addToDay'];

/** Adds a ride to the list of the day. A browser that keeps no list keeps no ride back by that. */
export async function noteDay(...[columns, state]: Parameters<AddToDay>): Promise<void> {
  const { addToDay } = await loadOutbox();
  await addToDay(columns, state).catch((error: unknown) =>
    console.info('The list of the day is not kept.', error),
  );
}
