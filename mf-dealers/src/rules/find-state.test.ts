import { findState, findZoneName } from './find-state';

const data = {
  state: [{ state_name: 'Telangana', state_code: 'TG', zonal_code: 'S' }],
  zones: [{ zonal_code: 'S', zonal_name: 'South' }],
};

describe('a state by name', () => {
  it('has its code and its zone', () => {
    expect(findState(data, 'Telangana')?.state_code).toBe('TG');
    expect(findZoneName(data, 'Telangana')).toBe('South');
  });

  it('is unknown without a match or without data', () => {
    expect(findState(data, 'Goa')).toBeUndefined();
    expect(findZoneName(undefined, 'Telangana')).toBe('');
  });
});
