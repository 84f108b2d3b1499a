import { campaigns, resolveCampaign } from './resolve-campaign';

const resolve = (query: string) =>
  resolveCampaign(new URLSearchParams(query), campaigns.contactForm);

describe('the campaign of a form', () => {
  it("is the form's own pair", () => {
    expect(resolve('')).toEqual({ campaignId: '18', source: 'website' });
  });

  it('takes id and source from the address', () => {
    expect(resolve('c_id=401&src=Expo')).toEqual({ campaignId: '401', source: 'Expo' });
  });

  it('keeps its own id when the given one is not a number', () => {
    expect(resolve('c_id=abc&src=').campaignId).toBe('18');
  });
});
