import 'fake-indexeddb/auto';
import { createSubmitOnce } from '@site/forms';
import { listRecords } from '@site/outbox';
import type { FakeApi } from '@site/testing/fake-api';
import { submitWalkIn } from '../pages/walk-in/submit-walk-in';
import { CREATE, fakeWalkInApi, STATUS, saved, sources, walkIn } from '../testing/sample-walk-in';
import { goOffline } from '../testing/submit-checks';
import { createAttempts } from './attempts';

const words = 'This file cannot be read any more. Please choose it again.';
let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  goOffline();
  api = fakeWalkInApi();
});
afterEach(() => jest.restoreAllMocks());

const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

/** Lets a file fail to be read, as one that was changed or deleted after it was chosen. */
function spoil(file: File, name: string): void {
  const fail = () => Promise.reject(new DOMException('Not there', name));
  jest.spyOn(file, 'arrayBuffer').mockImplementation(fail);
}

function openForm() {
  const submitOnce = createSubmitOnce();
  const attempts = createAttempts();
  return (testride_file: File | null, testride_status = 'Completed') =>
    submitOnce((keyFor) =>
      submitWalkIn({ ...walkIn, testride_status, testride_file }, { sources, keyFor, attempts }),
    );
}

// Firefox calls the read of a deleted file aborted.
it.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
  'a proof that cannot be read is said at its field, and nothing is sent: %s',
  async (name) => {
    const file = photo();
    spoil(file, name);
    const submit = openForm();
    await expect(submit(file)).resolves.toMatchObject({
      ok: false,
      message: expect.stringContaining(words),
      fieldErrors: { testride_file: words },
    });
    expect(api.calls).toHaveLength(0);
    await expect(submit(photo())).resolves.toMatchObject({ ok: true });
  },
);

it('a proof that has another length than when it was chosen is said at its field: Firefox sends a part of it', async () => {
  const file = photo();
  jest.spyOn(file, 'arrayBuffer').mockResolvedValue(new ArrayBuffer(file.size + 1));
  await expect(openForm()(file)).resolves.toMatchObject({ fieldErrors: { testride_file: words } });
  expect(api.calls).toHaveLength(0);
});

it('a proof that is lost while the ride is sent is said at its field, and the next Submit sends the rest', async () => {
  const file = photo();
  api.answer(STATUS, () => {
    spoil(file, 'NotReadableError');
    // What a browser says of a body that it cannot read.
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const submit = openForm();
  await expect(submit(file)).resolves.toMatchObject({ fieldErrors: { testride_file: words } });
  expect(await listRecords()).toEqual([]);
  api.answer(STATUS, saved.status);
  await expect(submit(photo())).resolves.toMatchObject({ ok: true });
  expect(api.sent(CREATE)).toHaveLength(1);
});

it('a ride without a proof is kept whatever has become of the file that was chosen before', async () => {
  const file = photo();
  spoil(file, 'NotReadableError');
  api.answer(STATUS, () => Promise.reject(new TypeError('lost')));
  await expect(openForm()(file, 'Scheduled')).resolves.toEqual({
    ok: true,
    data: { isKept: true },
  });
  const [ride] = await listRecords();
  expect(ride?.content.file).toBeUndefined();
});
