/** @jest-environment jsdom */
import { RELEASES_REPORT_PATH, RELEASES_SIGN_IN_PATH, type Releases } from '@site/contract';
import { type FakeAnswer, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import {
  sampleLine,
  sampleReleases,
  sampleRemote,
  sampleVersion,
} from '../../testing/sample-releases';

const call = `GET ${RELEASES_REPORT_PATH}`;
let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens the page on a site that answers with a report, or else. */
function open(answer: FakeAnswer, address = '/releases') {
  api = fakeApi({ [call]: answer });
  return renderPage(routes, address);
}
const openReport = (change: Partial<Releases> = {}) => open({ body: sampleReleases(change) });
const part = (name: string) => screen.findByRole('region', { name });

it('the page of releases shows what is live of each remote, since when, by which key and why', async () => {
  openReport();
  const card = within(await screen.findByRole('region', { name: 'Live and on trial' }));
  expect(card.getByRole('heading', { name: 'mf-catalog' })).toBeVisible();
  expect(card.getByText('1.2.0')).toBeVisible();
  expect(card.getByText('Live since 20 Nov 2026, 10:00')).toBeVisible();
  expect(card.getByText('pipeline-catalog: Prices of the season')).toBeVisible();
  expect(card.getByText('Shared packages match')).toBeVisible();
});

it('the page of releases names what is retired, and how it comes back', async () => {
  openReport({ retired: [{ name: 'mf-club', version: '2.1.0' }] });
  const card = within(await screen.findByRole('article', { name: 'Retired' }));
  expect(card.getByText('mf-club 2.1.0')).toBeVisible();
  expect(card.getByText('pnpm release rollback mf-club')).toBeVisible();
});

it('the page of releases begins with a list of its parts, each of which leads to its own', async () => {
  openReport();
  const links = within(await screen.findByRole('navigation', { name: 'On this page' }));
  for (const link of links.getAllByRole('link')) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveAccessibleName(link.textContent ?? '');
  }
  expect(links.getAllByRole('link')).toHaveLength(4);
});

it('the page of releases shows a trial with its share and how it does beside the live version', async () => {
  const live = sampleVersion({ share: 90, counted: { views: 360, faults: 1 } });
  const trial = sampleVersion({
    version: '1.3.0',
    state: 'trial',
    share: 10,
    counted: {
      views: 40,
      faults: 3,
      field: {
        LCP: { visits: 30, poor: 4 },
        INP: { visits: 12, poor: 0 },
        CLS: { visits: 30, poor: 1 },
      },
    },
  });
  const plan = sampleVersion({
    version: '1.4.0',
    state: 'planned',
    share: 0,
    startsAt: '2026-12-01T03:30:00.000Z',
  });
  openReport({ remotes: [sampleRemote({ versions: [live, trial, plan] })] });
  const card = within(await part('Live and on trial'));
  expect(card.getByText('Live for 90% since 20 Nov 2026, 10:00')).toBeVisible();
  expect(card.getByText('1 of 360 views failed (0.3%)')).toBeVisible();
  expect(card.getByText('Trial for 10%')).toBeVisible();
  expect(card.getByText(/3 of 40 views failed \(7\.5%\)/)).toHaveTextContent(
    'Not good: LCP in 4 of 30 visits, INP in 0 of 12, CLS in 1 of 30',
  );
  expect(card.getByText('Planned for 1 Dec 2026, 09:00')).toBeVisible();
});

it('the page of releases marks a shared package that the host does not satisfy in words, first in the table', async () => {
  const swr = { name: 'swr', provided: '2.5.1', required: '^1.0.0', isMatch: false };
  const live = sampleVersion();
  openReport({
    remotes: [sampleRemote({ versions: [{ ...live, shared: [...live.shared, swr] }] })],
  });
  const rows = within(await part('Shared packages')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PackageHost givesDemandedByVerdict',
    'swr2.5.1^1.0.0mf-catalog 1.2.0Mismatch',
    'react19.3.1^19.0.0mf-catalog 1.2.0Matches',
  ]);
  expect(screen.getByText('Shared packages: 1 mismatched')).toBeVisible();
});

it('the page of releases shows sizes as a chart that says what it shows, and as a table', async () => {
  const { user } = openReport();
  const sizes = within(await part('Sizes'));
  expect(sizes.getByText('+6.0 KB over 2 releases')).toBeVisible();
  expect(
    sizes.getByRole('img', {
      name: 'Sizes of mf-catalog: 2 of the last releases, 60.0 KB to 66.0 KB',
    }),
  ).toBeVisible();
  await user.click(sizes.getByText('As a table'));
  expect(sizes.getByRole('row', { name: '1.2.0 66.0 KB 20 Nov 2026, 10:00' })).toBeVisible();
});

it('the page of releases shows ten lines of the audit log, and more when asked', async () => {
  const audit = Array.from({ length: 13 }, (_, at) => sampleLine({ to: `1.${at}.0` }));
  const { user } = openReport({ audit });
  const log = within(await part('Audit log'));
  expect(log.getAllByRole('row')).toHaveLength(11);
  await user.click(log.getByRole('button', { name: 'Show 3 more' }));
  expect(log.getAllByRole('row')).toHaveLength(14);
  expect(log.getByRole('status')).toHaveTextContent('13 of 13 lines');
  expect(log.queryByRole('button')).toBeNull();
});

it('the page of releases says what is wrong with the site', async () => {
  const health = {
    ...sampleReleases().health,
    isReady: false,
    api: false,
    storeProblem: 'the registry is missing',
    problems: [{ remote: 'mf-catalog', problem: 'missing entry.js; fell back' }],
  };
  openReport({ health });
  for (const text of ['Not ready', 'the registry is missing', 'Does not answer'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'mf-catalog is not as released: missing entry.js; fell back',
  );
});

it('the page of releases says so when nothing is released and nothing was switched', async () => {
  openReport({ remotes: [], audit: [] });
  expect(await screen.findByText('Nothing is released yet')).toBeVisible();
  expect(screen.getByText('Nothing was switched yet.')).toBeVisible();
});

it('the page of releases asks for the token, sends it to the site, and says when it was wrong', async () => {
  open({ status: 401, body: { status: 401 } }, '/releases?sign-in=wrong');
  const form = await screen.findByRole('form', { name: 'Sign in' });
  expect(form).toHaveAttribute('action', RELEASES_SIGN_IN_PATH);
  expect(form).toHaveAttribute('method', 'post');
  expect(within(form).getByRole('alert')).toHaveTextContent('not the right one');
  expect(within(form).getByLabelText('Token')).toBeInvalid();
  expect(within(form).getByLabelText('Token')).toHaveAttribute('name', 'token');
});

it('the page of releases asks again for what could not be loaded', async () => {
  const { user } = open({ status: 500 });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  api.answer(call, { body: sampleReleases() });
  await user.click(retry);
  expect(await screen.findByText('1.2.0', { selector: 'p' })).toBeVisible();
});

it('the page of releases looks again when asked, and ends a session only where there is one', async () => {
  const { user } = openReport({ isSession: false });
  await user.click(await screen.findByRole('button', { name: 'Look again' }));
  expect(api.sent(call)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

it('the page of releases asks for the token again when the session ended before somebody looks again', async () => {
  const { user } = openReport();
  const lookAgain = await screen.findByRole('button', { name: 'Look again' });
  api.answer(call, { status: 401, body: { status: 401 } });
  await user.click(lookAgain);
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  expect(form.getByRole('alert')).toHaveTextContent('Your session has ended.');
  expect(form.getByLabelText('Token')).toHaveFocus();
  expect(form.getByLabelText('Token')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('region', { name: 'Live and on trial' })).toBeNull();
});

it.each([500, 404])(
  'the page of releases says that a look failed (%d) beside the report from before, until one succeeds',
  async (status) => {
    const { user } = openReport();
    const lookAgain = await screen.findByRole('button', { name: 'Look again' });
    api.answer(call, { status });
    await user.click(lookAgain);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The releases could not be loaded again. This report is as of 22 Nov 2026, 15:30.',
    );
    expect(screen.getByText('1.2.0', { selector: 'p' })).toBeVisible();
    const next = sampleVersion({ version: '1.3.0' });
    api.answer(call, {
      body: sampleReleases({
        at: '2026-11-22T10:05:00.000Z',
        remotes: [sampleRemote({ versions: [next] })],
      }),
    });
    await user.click(lookAgain);
    expect(await screen.findByText('1.3.0', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('As of 22 Nov 2026, 15:35, Indian time')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('the page of releases shows what it was opened with, not what an earlier visit had looked at', async () => {
  const { user, router } = openReport();
  await user.click(await screen.findByRole('button', { name: 'Look again' }));
  const next = sampleVersion({ version: '1.3.0' });
  api.answer(call, { body: sampleReleases({ remotes: [sampleRemote({ versions: [next] })] }) });
  await router.navigate('/releases?again');
  expect(await screen.findByText('1.3.0', { selector: 'p' })).toBeVisible();
});

it('the page of releases says that a site without a token shows none', async () => {
  open({ status: 404 });
  expect(await screen.findByText('This site does not show its releases here')).toBeVisible();
});
