import { optionalSourceField } from '@site/contract';
import { campaigns, resolveCampaign } from './campaign-origin';

const resolve = (query: string) =>
  resolveCampaign(new URLSearchParams(query), campaigns.booking, optionalSourceField);

it.each([
  ['', '90', 'website'],
  ['c_id=335&src=expo', '335', 'expo'],
  ['src=expo&c_id=', '90', 'expo'],
  ['c_id=18&src=%20', '18', 'website'],
  ['c_id=%2018%20&src=%20Expo%202026%20', '18', 'Expo 2026'],
  ['src=fb', '90', 'fb'],
  ['src=x', '90', 'x'],
  // An origin that its own field would refuse: the visitor sees no such field and could mend nothing.
  ['c_id=abc', '90', 'website'],
  ['c_id=-1', '90', 'website'],
  ['c_id=1.5', '90', 'website'],
  ['c_id=12345678901234567890', '90', 'website'],
  ['c_id=123456789012345678', '123456789012345678', 'website'],
  ['src=%00abc', '90', 'website'],
  ['src=abc%0Adef', '90', 'website'],
  [`src=${'x'.repeat(101)}`, '90', 'website'],
])(
  'the site counts a booking from "?%s" under campaign %s, source %s',
  (query, campaignId, source) => {
    expect(resolve(query)).toEqual({ campaignId, source });
  },
);

it('a form whose source has a minimum of three characters counts a shorter one under its own', () => {
  expect(resolveCampaign(new URLSearchParams('src=fb'), campaigns.contactForm)).toEqual(
    campaigns.contactForm,
  );
});

it('the site counts a walk-in without a source as "Direct"', () => {
  expect(resolveCampaign(new URLSearchParams(), campaigns.walkIn).source).toBe('Direct');
});

it('the brand configures for every form a pair that passes the check of the query parameters', () => {
  for (const own of Object.values(campaigns)) {
    const query = new URLSearchParams({ c_id: own.campaignId, src: own.source });
    expect(resolveCampaign(query, { campaignId: 'none', source: 'none' })).toEqual(own);
  }
});
