/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { forgetReference, keepReference, readReference, useDeviceReference } from './device-order';

afterEach(() => window.localStorage.clear());

it('the order that a device follows stays when another one is forgotten', () => {
  keepReference('second-order');
  forgetReference('first-order');
  expect(readReference()).toBe('second-order');
  forgetReference('second-order');
  expect(readReference()).toBeUndefined();
});

it('the order that a device follows is kept under the name that earlier releases gave it', () => {
  keepReference('an-order');
  expect({ ...window.localStorage }).toEqual({ orderReference: 'an-order' });
});

it('the order that a device follows is gone from a page when another tab clears the storage', () => {
  keepReference('an-order');
  const { result } = renderHook(useDeviceReference);
  expect(result.current).toBe('an-order');
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBeUndefined();
});
