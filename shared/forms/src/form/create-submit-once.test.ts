import { createSubmitOnce, type KeyFor } from './create-submit-once';

function numberedKeys() {
  let last = 0;
  return () => {
    last += 1;
    return `key-${last}`;
  };
}

const lost = { ok: false as const };
const done = { ok: true as const };

describe('one key per intent', () => {
  it('keeps the key for a retry of the same content', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    const keys: string[] = [];
    const attempt = async (keyFor: KeyFor) => {
      keys.push(keyFor('enquiry', { name: 'Asha', note: undefined }));
      return lost;
    };
    await submitOnce(attempt);
    await submitOnce(attempt);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('takes a new key after an edit, and the old one when the edit is undone', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    const keys: string[] = [];
    for (const name of ['Asha', 'Asha Rao', 'Asha']) {
      await submitOnce(async (keyFor) => {
        keys.push(keyFor('enquiry', { name }));
        return lost;
      });
    }
    expect(keys).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it('takes a new key for another photo, though a camera gave both the same name', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    const keys: string[] = [];
    const photos = [
      new File(['first'], 'image.jpg', { lastModified: 1 }),
      new File(['longer than the first'], 'image.jpg', { lastModified: 1 }),
      new File(['again'], 'image.jpg', { lastModified: 2 }),
    ];
    for (const proof of photos) {
      await submitOnce(async (keyFor) => {
        keys.push(keyFor('status', { proof }));
        return lost;
      });
    }
    expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('takes a new key after a success, even for the same content', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    const keys: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await submitOnce(async (keyFor) => {
        keys.push(keyFor('enquiry', { name: 'Asha' }));
        return done;
      });
    }
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('keeps the key of a finished step when only a later step was edited', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    const keys: string[] = [];
    for (const file of ['a.pdf', 'b.pdf']) {
      await submitOnce(async (keyFor) => {
        keys.push(
          keyFor('enquiry', { name: 'Asha' }),
          keyFor('status', { file: new File([], file) }),
        );
        return lost;
      });
    }
    expect(keys).toEqual(['key-1', 'key-2', 'key-1', 'key-3']);
  });

  it('starts nothing while a submit is under way', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    let finish: (result: typeof done) => void = () => undefined;
    const work = jest.fn(() => new Promise<typeof done>((resolve) => (finish = resolve)));
    const first = submitOnce(work);
    await expect(submitOnce(work)).resolves.toBeUndefined();
    finish(done);
    await expect(first).resolves.toEqual(done);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can submit again after work that threw', async () => {
    const submitOnce = createSubmitOnce({ newKey: numberedKeys() });
    await expect(submitOnce(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    await expect(submitOnce(async () => done)).resolves.toEqual(done);
  });
});
