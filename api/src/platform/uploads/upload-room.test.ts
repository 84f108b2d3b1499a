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
  const upload = () => room.take(log, () => new Promise<void>((end) => ends.push(end)));
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
