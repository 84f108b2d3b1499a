import { stage, walkInStages } from '../testing/sample-stages';
import { resolveWalkInStage } from './resolve-walk-in-stage';

const website = { ...stage('201', 'New Walk-in'), ch_default: 'website' };

describe('stage of a walk-in', () => {
  it('is the default "website" stage for somebody without an enquiry', () => {
    expect(resolveWalkInStage(walkInStages, false)).toBe('201');
  });

  it('is the first stage that is no default for somebody with one', () => {
    expect(resolveWalkInStage(walkInStages, true)).toBe('202');
  });

  it('passes by the default of another source for somebody with one', () => {
    const dealer = { ...stage('203', 'From a dealer'), ch_default: 'dealer' };
    expect(resolveWalkInStage([website, dealer, ...walkInStages], true)).toBe('202');
    expect(resolveWalkInStage([dealer, website], true)).toBe('201');
  });

  it('falls back to the website stage when there is no other', () => {
    expect(resolveWalkInStage([website], true)).toBe('201');
  });

  it('is missing when the server sent no website stage', () => {
    expect(resolveWalkInStage([stage('202', 'Repeat Walk-in')], false)).toBeUndefined();
    expect(resolveWalkInStage([], true)).toBeUndefined();
  });
});
