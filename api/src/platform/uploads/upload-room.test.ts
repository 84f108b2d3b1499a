import { limits } from '@site/contract';
import { UploadRoom } from './upload-room';

const MIN_FREE = 512 * 1024 * 1024;
const log = { error: jest.fn() };

it('the room for uploads counts the files under way, so that many that begin together leave the disk its reserve', async () => {
  const room = new UploadRoom(
    { folder: '/uploads', minFreeBytes: MIN_FREE },
    async () => MIN_FREE + 2.5 * limits.uploadBytes,
  );
  const ends: (() => void)[] = [];
  const upload = () =>
    room.take({ log, sender: '192.0.2.1' }, () => new Promise<void>((end) => ends.push(end)));
  const first = upload();
  const second = upload();
  await expect(upload()).rejects.toMatchObject({ status: 503 });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'disk-low', underWay: 3 }),
    expect.anything(),
  );
  ends.shift()?.();
  await first;
  const third = upload();
  await expect(upload()).rejects.toMatchObject({ status: 503 });
  for (const end of ends) end();
  await Promise.all([second, third]);
});

it('the room for uploads takes so many of one sender at a time, who may begin others when those end, and takes those of others still', async () => {
  const room = new UploadRoom({ folder: '/uploads', minFreeBytes: 0 }, async () => 1e12);
  const quiet = { error: jest.fn() };
  const ends: (() => void)[] = [];
  const upload = (sender: string) =>
    room.take({ log: quiet, sender }, () => new Promise<void>((end) => ends.push(end)));
  const begun = Array.from({ length: 40 }, () => upload('192.0.2.1'));
  await expect(upload('192.0.2.1')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  const ofOther = upload('192.0.2.2');
  await Promise.resolve();
  ends.shift()?.();
  await begun.shift();
  begun.push(upload('192.0.2.1'), ofOther);
  await new Promise(setImmediate);
  for (const end of ends) end();
  await Promise.all(begun);
  expect(quiet.error).not.toHaveBeenCalled();
});
