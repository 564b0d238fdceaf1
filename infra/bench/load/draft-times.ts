import type { Video } from '@nimantran/proto/domain/theme';
import { drawDraftFilm, holdJob } from '@nimantran/proto/http/studio/job-actions';
import type { Shop } from '../../launcher/shop.ts';
import { customise, findTheme, order, payByCard, pullJobOf, waitForJob } from '../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../shop-client/person.ts';

const LIMIT_MS = 900_000;
const NAMES = ['Kaveri', 'Rukmini', 'Sharada', 'Jyotsna', 'Padmini', 'Vasudha', 'Tarini', 'Yamuna'];

/** Orders of one theme. Each has another name, so no segment that shows it can be reused. */
export class Drafts {
  readonly #shop: Pick<Shop, 'localUrl'>;
  readonly #theme: Video;
  readonly #customer: Person;
  readonly #designer: Person;
  #orders = 0;

  private constructor(shop: Pick<Shop, 'localUrl'>, theme: Video, customer: Person, designer: Person) {
    this.#shop = shop;
    this.#theme = theme;
    this.#customer = customer;
    this.#designer = designer;
  }

  /** The first order makes what all others share, and is not measured. */
  static async open(shop: Shop, { id, category }: Pick<Video, 'id' | 'category'>): Promise<Drafts> {
    const people = ['customer', 'designer'].map((name) => visitAs(shop.publicUrl, shop.localUrl, `${name}@nimantran.test`));
    const [customer, designer] = await Promise.all(people);
    if (!customer || !designer) throw new Error('Not everybody could sign in.');
    const drafts = new Drafts(shop, await findTheme(customer, id, category), customer, designer);
    await drafts.seconds();
    return drafts;
  }

  /** From the payment to a draft with its film in a designer's hands. */
  async seconds(): Promise<number> {
    const field = this.#theme.fields.find(({ kind }) => kind === 'name')?.key ?? '';
    const words = { [field]: NAMES[this.#orders % NAMES.length] ?? '' };
    this.#orders += 1;
    const customisation = await customise(this.#customer, this.#theme, words);
    const placed = await order(this.#customer, this.#theme, customisation, newIntent());
    const begun = performance.now();
    await payByCard(this.#shop.localUrl, placed.checkoutUrl, '4242424242424242');
    const { id } = await pullJobOf(this.#designer, placed.order.number, LIMIT_MS);
    await this.#designer.call(drawDraftFilm, { params: { id } });
    await waitForJob(this.#designer, id, 'the film of the draft', LIMIT_MS, ({ film }) => film?.state === 'succeeded');
    const seconds = (performance.now() - begun) / 1_000;
    // A released job would be assigned again first.
    await this.#designer.call(holdJob, { params: { id }, body: { message: 'Is the name spelt as it should be?' } });
    return seconds;
  }
}
