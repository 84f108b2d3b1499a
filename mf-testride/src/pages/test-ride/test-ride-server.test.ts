import { listDealers, readTestRidePage } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderHtml } from '@site/testing/render-html';
import { routes } from '../../routes';
import { hyderabad, warangal } from '../../testing/sample-dealers';
import { testRidePage } from '../../testing/sample-page';

const DEALERS = callOf(listDealers, { id: 'all' });
const PAGE = callOf(readTestRidePage);

describe('test-ride booking on the server', () => {
  it('is whole HTML: heading, selector and what to do next', async () => {
    fakeApi({
      [DEALERS]: answerOf(listDealers, [hyderabad, warangal]),
      [PAGE]: answerOf(readTestRidePage, testRidePage),
    });
    const { html, data } = await renderHtml(routes, '/test-ride');
    expect(html).toContain('Book a Test Ride</h1>');
    expect(html).toContain('Please Select Location');
    expect(html).toContain('role="combobox"');
    expect(html).toContain('/static/img/ride-800');
    expect(data.head).toMatchObject({
      title: 'Book a Test Ride | Vayu',
      canonicalPath: '/test-ride',
    });
    expect(JSON.stringify(data.head.jsonLd)).toContain(
      '"areaServed":[{"@type":"State","name":"Telangana"}]',
    );
  });

  it('shows office and form of a dealer named in the address', async () => {
    fakeApi({
      [DEALERS]: answerOf(listDealers, [hyderabad, warangal]),
      [PAGE]: answerOf(readTestRidePage, testRidePage),
    });
    const { html, data } = await renderHtml(routes, '/test-ride?dealer=dn-1');
    expect(html).toContain('Vayu Banjara Hills');
    expect(html).toContain('4 Sample Road');
    expect(data.fallback['listDealers/all']).toEqual([
      hyderabad,
      { ...warangal, dn_street: '', dn_email: '', dn_phone: '', assign_to_asm: '' },
    ]);
    expect(html).toContain('Send us a message');
    // Hours are read by the browser: no page carries them.
    expect(Object.keys(data.fallback)).toEqual(['listDealers/all', 'readTestRidePage']);
  });

  it('says what is missing when the API is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeApi({
      [DEALERS]: { status: 500, body: { status: 500 } },
      [PAGE]: { status: 500, body: { status: 500 } },
    });
    const { html, data } = await renderHtml(routes, '/test-ride');
    expect(html).toContain('unable to load the Dealers information');
    expect(data.failures).toHaveProperty('listDealers/all');
    jest.restoreAllMocks();
  });
});
