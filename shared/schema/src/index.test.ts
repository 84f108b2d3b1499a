import * as z from '.';

const bike = z.object({ name: z.string().check(z.minLength(1)), price: z.optional(z.int()) });

it('a schema tells an answer that fits its description from one that does not, and where', () => {
  expect(z.safeParse(bike, { name: 'One', colour: 'red' })).toEqual({
    success: true,
    data: { name: 'One' },
  });
  expect(z.safeParse(bike, { name: '' }).error?.issues).toMatchObject([{ path: ['name'] }]);
});
