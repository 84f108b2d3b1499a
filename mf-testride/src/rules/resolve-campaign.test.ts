import { bookingCampaign, resolveCampaign } from './resolve-campaign';

const campaignOf = (query: string) => resolveCampaign(new URLSearchParams(query), bookingCampaign);

describe('campaign of an enquiry', () => {
  it("is the page's own without query parameters", () => {
    expect(campaignOf('')).toEqual({ campaignId: '166', source: 'website' });
  });

  it('takes c_id and src from the address', () => {
    expect(campaignOf('c_id=335&src=expo')).toEqual({ campaignId: '335', source: 'expo' });
  });

  it('takes either one alone, and nothing from an empty one', () => {
    expect(campaignOf('src=expo&c_id=')).toEqual({ campaignId: '166', source: 'expo' });
    expect(campaignOf('c_id=90&src=%20')).toEqual({ campaignId: '90', source: 'website' });
  });
});
