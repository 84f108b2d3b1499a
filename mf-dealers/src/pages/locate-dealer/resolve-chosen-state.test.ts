import { resolveChosenState } from './resolve-chosen-state';

const states = ['Tamil Nadu', 'Telangana'];

describe('the state chosen in the address', () => {
  it('is none without the parameter or with an empty one', () => {
    expect(resolveChosenState(null, states)).toEqual({ kind: 'none' });
    expect(resolveChosenState('  ', states)).toEqual({ kind: 'none' });
  });

  it('takes the spelling of the list, whatever case was typed', () => {
    expect(resolveChosenState(' tamil  nadu', states)).toEqual({
      kind: 'known',
      name: 'Tamil Nadu',
    });
  });

  it('is unknown when no dealer is there', () => {
    expect(resolveChosenState('Atlantis', states)).toEqual({ kind: 'unknown', name: 'Atlantis' });
  });

  it('is taken at its word while the list is missing', () => {
    expect(resolveChosenState('Telangana', undefined)).toEqual({
      kind: 'known',
      name: 'Telangana',
    });
  });
});
