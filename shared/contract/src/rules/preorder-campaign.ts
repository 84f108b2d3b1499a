/** What every order of the site is counted under (spec §9): the form has it, the API keeps it with the order. */
export const PREORDER_CAMPAIGN = { campaignId: '335', source: 'website' } as const;
