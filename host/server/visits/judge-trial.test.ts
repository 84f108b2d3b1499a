import { judgeTrial } from './judge-trial';

const figures = (faults: number, views: number) => ({ faults, views });

it('the judgement of a trial stops a trial that fails more often than the live version, and says by how much', () => {
  expect(judgeTrial(figures(7, 25), figures(1, 300))).toBe(
    '7 of 25 views (28.0%) failed, beside 1 of 300 views (0.3%) of the live version.',
  );
});

it.each([
  ['nothing fails', figures(0, 500), figures(0, 500)],
  ['too few have seen it', figures(15, 19), figures(0, 500)],
  ['only a few views failed', figures(4, 20), figures(0, 500)],
  ['the live version fails as much: it is not the trial', figures(200, 400), figures(300, 600)],
  ['it fails less than twice as often', figures(60, 400), figures(48, 600)],
  ['it is hardly worse', figures(5, 500), figures(0, 500)],
  ['it fails rarely, and nobody gets the live version any more', figures(5, 500), figures(0, 0)],
])('the judgement of a trial lets it go on while %s', (_why, trial, live) => {
  expect(judgeTrial(trial, live)).toBeUndefined();
});

it('the judgement of a trial stops one that fails at once, though nobody gets the live version any more', () => {
  expect(judgeTrial(figures(20, 20), figures(0, 0))).toContain('20 of 20 views');
});
