import {
  listCampaigns,
  listDealers,
  listDistricts,
  listStages,
  listStatesAndZones,
} from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderHtml } from '@site/testing/render-html';
import { routes } from '../routes';
import { hyderabad } from '../testing/sample-dealers';
import { testRideStages, walkInStages } from '../testing/sample-stages';

beforeEach(() => {
  fakeApi({
    [callOf(listDealers, { id: 'all' })]: answerOf(listDealers, [hyderabad]),
    [callOf(listStages, { id: 'testride' })]: answerOf(listStages, testRideStages),
    [callOf(listStages, { id: 'walkin' })]: answerOf(listStages, walkInStages),
    [callOf(listCampaigns, { id: 'activity' })]: answerOf(listCampaigns, []),
    [callOf(listStatesAndZones)]: answerOf(listStatesAndZones, { state: [], zones: [] }),
    [callOf(listDistricts, { value: '' })]: answerOf(listDistricts, []),
  });
});
afterEach(() => jest.restoreAllMocks());

it.each(['/test-ride-walkins', '/offline-events'])(
  'the advice tells staff on %s what to do without scripts, and names no number that their page does not have',
  async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html } = await renderHtml(routes, address);
    const note = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
    expect(note).toContain('This form needs JavaScript. ');
    expect(note).toContain('note this ride down');
    expect(note).not.toContain('our number');
  },
);
