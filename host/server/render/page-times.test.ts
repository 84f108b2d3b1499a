import { PageTimes, queueLimit } from './page-times';

it("the guess of a page's time is the average of the last pages, whatever a single one took", () => {
  const times = new PageTimes();
  for (const ms of [20, 12_000, 30, 10, 25]) times.add(ms);
  expect(times.typicalMs).toBe(21.25);
});

it("the guess of a page's time counts the few pages that take most of the time", () => {
  const times = new PageTimes();
  for (let page = 0; page < 32; page += 1) times.add(page % 4 === 0 ? 90 : 10);
  expect(times.typicalMs).toBeGreaterThan(20);
});

it("the guess of a page's time forgets what was long ago", () => {
  const times = new PageTimes();
  for (let page = 0; page < 80; page += 1) times.add(9_000);
  for (let page = 0; page < 64; page += 1) times.add(40);
  expect(times.typicalMs).toBe(40);
});

it.each([
  [2, 20, 176],
  [2, 80, 26],
  [8, 20, 704],
  [2, 500, 0],
  [2, 0, 3_976],
])('the host lets, with %d workers and %d ms a page, %d wait', (workers, pageMs, limit) => {
  expect(queueLimit({ workers, seats: 12, pageMs, withinMs: 2_000 })).toBe(limit);
});
