import { ALL_DEALERS, listDealerStates, listDealers } from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderHtml } from '@site/testing/render-html';
import { routes } from '../../routes';
import { dealer } from '../../testing/sample-dealers';

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [callOf(listDealerStates)]: answerOf(listDealerStates, [{ dn_state: 'Telangana' }]),
    [callOf(listDealers, { id: 'Telangana' })]: answerOf(listDealers, [dealer]),
  });
});
afterEach(() => jest.restoreAllMocks());

describe('dealer locator on the server', () => {
  it('arrives with the dealers of the state in the address', async () => {
    const { html, data } = await renderHtml(routes, '/locate-dealer?state=Telangana');

    expect(html).toContain('Vayu Banjara Hills');
    expect(html).toContain('tel:+910000010001');
    expect(data.head.title).toBe('Vayu dealers in Telangana | Vayu');
    expect(data.head.canonicalPath).toBe('/locate-dealer?state=Telangana');
    expect(data.head.jsonLd).toHaveLength(1);
  });

  it('reads the dealers under the spelling of the list', async () => {
    const { html } = await renderHtml(routes, '/locate-dealer?state=TELANGANA');

    expect(html).toContain('1 dealer');
    expect(html).toContain('Vayu Banjara Hills');
  });

  it('links every state when none is chosen', async () => {
    const { html, data } = await renderHtml(routes, '/locate-dealer');

    expect(html).toContain('href="/locate-dealer?state=Telangana"');
    expect(data.head.canonicalPath).toBe('/locate-dealer');
  });

  it('arrives with the dealers that a search in the address finds, without a script too', async () => {
    api.answer(callOf(listDealers, { id: ALL_DEALERS }), answerOf(listDealers, [dealer]));
    const { html } = await renderHtml(routes, '/locate-dealer?near=500034');

    expect(html).toContain('for “500034”</h2>');
    expect(html).toContain('Vayu Banjara Hills');
  });

  it('keeps an unknown state out of search engines', async () => {
    const { html, data } = await renderHtml(routes, '/locate-dealer?state=Atlantis');

    expect(html).toContain('No dealers in Atlantis yet');
    expect(data.head.noIndex).toBe(true);
  });

  it('says so when the API is down, and keeps the page', async () => {
    api.answer(callOf(listDealerStates), { status: 503 });
    const { html, data } = await renderHtml(routes, '/locate-dealer');

    expect(html).toContain('Locate a Dealer');
    expect(html).toContain('unable to load the Dealers information');
    expect(Object.keys(data.failures ?? {})).toEqual(['listDealerStates', 'readDealerServices']);
  });
});
