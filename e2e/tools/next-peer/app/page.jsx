/** About as many bytes as the site's home page sends. */
const cards = Array.from({ length: 220 }, (_, number) => number + 1);

export default function Page() {
  return (
    <main>
      <h1>Motorbikes</h1>
      {cards.map((number) => (
        <article key={number}>
          <h2>Motorbike number {number}</h2>
          <p>
            Model {number * 7} with {number * 3} kW, {number * 11} km on a charge, and a price of{' '}
            {number * 1234} rupees.
          </p>
        </article>
      ))}
    </main>
  );
}
