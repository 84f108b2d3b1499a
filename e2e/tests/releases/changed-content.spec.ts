import { startApiFront } from '../../fixtures/api-front';
import { readiness } from '../../fixtures/isolated-site';
import { expect, test } from '../../fixtures/test';
import { apiOrigin } from '../../site/addresses';

const PAGE = '/ownership/warranty';
const TEXT = '/static/json/ownership-warranty.json';
const OLD = '3 years';
const NEW = '4 years';

test('a page that the host keeps is made anew as soon as the API says that its content is another one', async ({
  startSite,
}) => {
  const text = await (await fetch(apiOrigin + TEXT)).text();
  let content = OLD;
  const api = await startApiFront(({ url }, outgoing) => {
    if (url !== '/readyz' && url !== TEXT) return false;
    outgoing.setHeader('content-type', 'application/json');
    if (url === TEXT) outgoing.end(text.replaceAll(OLD, content));
    else outgoing.end(JSON.stringify({ status: 'ready', content }));
    return true;
  });
  const site = await startSite(api.origin);
  const askForPage = async () => (await fetch(site.origin + PAGE)).text();
  // The host looks at the API whenever it is asked whether it is ready; the first look may have begun before.
  const untilLooked = async () => {
    for (const _look of [1, 2]) expect((await readiness(site)).status).toBe('ready');
  };
  await untilLooked();
  const before = await askForPage();
  expect(before).toContain(OLD);
  expect(before).not.toContain(NEW);

  content = NEW;
  await untilLooked();
  // A kept page goes out for a minute otherwise, the first seconds without being made anew beside.
  expect(await askForPage()).toContain(NEW);
  api.close();
});
