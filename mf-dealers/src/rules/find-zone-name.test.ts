import { findZoneName } from './find-zone-name';

const data = {
  state: [{ state_name: 'Telangana', state_code: 'TG', zonal_code: 'S' }],
  zones: [{ zonal_code: 'S', zonal_name: 'South' }],
};

describe('the zone of a state', () => {
  it('is found by the name of the state', () => {
    expect(findZoneName(data, 'Telangana')).toBe('South');
  });

  it('is empty without a match or without data', () => {
    expect(findZoneName(data, 'Goa')).toBe('');
    expect(findZoneName(undefined, 'Telangana')).toBe('');
  });
});
