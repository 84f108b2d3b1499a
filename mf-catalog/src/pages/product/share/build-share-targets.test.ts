import { buildShareTargets } from './build-share-targets';

it('the links to share carry name, words and the whole address to each service, encoded', () => {
  const [chat, mail] = buildShareTargets({
    url: 'https://vayu.example/product/vayu_marut?variant=gt&colour=red',
    name: 'Vayu Marut GT',
    text: 'The café racer',
  });
  expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe(
    'Vayu Marut GT: The café racer https://vayu.example/product/vayu_marut?variant=gt&colour=red',
  );
  expect(mail?.href).toContain('subject=Vayu%20Marut%20GT');
  expect(mail?.href).toContain('%3Fvariant%3Dgt%26colour%3Dred');
});
