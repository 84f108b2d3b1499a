import { bookingCampaign, resolveCampaign, walkInCampaign } from './resolve-campaign';

const campaignOf = (query: string) => resolveCampaign(new URLSearchParams(query), bookingCampaign);

describe('campaign of an enquiry', () => {
  it("is the page's own without query parameters", () => {
    expect(campaignOf('')).toEqual({ campaignId: '90', source: 'website' });
  });

  it('takes c_id and src from the address', () => {
    expect(campaignOf('c_id=335&src=expo')).toEqual({ campaignId: '335', source: 'expo' });
  });

  it('takes either one alone, and nothing from an empty one', () => {
    expect(campaignOf('src=expo&c_id=')).toEqual({ campaignId: '90', source: 'expo' });
    expect(campaignOf('c_id=18&src=%20')).toEqual({ campaignId: '18', source: 'website' });
  });

  it('of a walk-in comes from "Direct" unless the address says otherwise', () => {
    expect(resolveCampaign(new URLSearchParams(), walkInCampaign).source).toBe('Direct');
    expect(resolveCampaign(new URLSearchParams('src=expo'), walkInCampaign).source).toBe('expo');
  });
});
