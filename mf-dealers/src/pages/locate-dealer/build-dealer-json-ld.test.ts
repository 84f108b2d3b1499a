import { dealer, dealerWithoutMap } from '../../testing/sample-dealers';
import { buildDealerJsonLd } from './build-dealer-json-ld';

describe('dealers for search engines', () => {
  it('are a list of motorcycle dealers with address, contact and place', () => {
    expect(buildDealerJsonLd([dealer], 'Vayu')).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'MotorcycleDealer',
            name: dealer.dn_name,
            telephone: dealer.dn_phone,
            address: { addressRegion: 'Telangana', postalCode: '500034' },
            geo: { latitude: 17.41, longitude: 78.44 },
          },
        },
      ],
    });
  });

  it('have no place when the coordinates are missing', () => {
    expect(JSON.stringify(buildDealerJsonLd([dealerWithoutMap], 'Vayu'))).not.toContain('geo');
  });
});
