import { CHART, planBars } from './plan-bars';

it('bars stand on the line, as high as their values from zero, the last one at the right edge', () => {
  const [low, high] = planBars([30, 60]);
  expect(high).toMatchObject({ y: 0, height: CHART.height });
  expect(low).toMatchObject({ y: CHART.height / 2, height: CHART.height / 2 });
  expect((high?.x ?? 0) + (high?.width ?? 0)).toBe(CHART.width - CHART.gap / 2);
});

it('a chart shows the last values that it has room for, and no bar for a value that is not known', () => {
  const many = Array.from({ length: 25 }, (_, at) => at + 1);
  expect(planBars(many)).toHaveLength(CHART.mostBars);
  expect(planBars([null, 5])[0]).toBeNull();
  expect(planBars([])).toEqual([]);
});
