import type { $ZodType, output } from '@site/schema';

/**
 * `app`: the main API, under /api/v2/{app}; `communication`: one-time codes; `geo`: states and
 * districts; `static`: content files (spec §7).
 */
export type Service = 'app' | 'communication' | 'geo' | 'static';

/**
 * One call of spec §7: the single description that the API serves, clients call and tests check.
 * Data, and for a read the function that loads its schema. The reads and the writes of a domain stand in files of
 * their own, because a bundler keeps what the objects of a file refer to. What a body must look like stands apart,
 * in `requests`: no browser needs it.
 */
interface Call {
  /** What this call is called everywhere: here, in the client, in the API and in tests. */
  name: string;
  service: Service;
  /** From `/`, with `:name` for each parameter. */
  path: `/${string}`;
  /** From the root of the JSON body. */
  answerPath: readonly string[];
  /** True where the answer is taken as a whole or not at all: no bad item of a list is left out of it. */
  isWhole?: true;
}

/** A description that a page loads when it reads the first answer: it shows what the server read without it. */
type LateSchema = () => Promise<$ZodType>;

export interface ReadEndpoint extends Call {
  method: 'GET';
  /** What stands in the answer's body at `answerPath`. */
  answer: LateSchema;
}

export interface WriteEndpoint extends Call {
  method: 'POST';
  /**
   * What stands in the answer's body at `answerPath`. A write has it at hand, with the code of its form: whether it
   * has succeeded must not depend on a further script. A question that is asked by POST loads it as a read does.
   */
  answer: $ZodType | LateSchema;
  /** Name of the file part that a body may carry beside its text fields. */
  file?: string;
}

export type Endpoint = ReadEndpoint | WriteEndpoint;

/** What a call answers at its path. */
export type AnswerOf<E extends Endpoint> = output<
  E extends { answer: () => Promise<infer S extends $ZodType> } ? S : Extract<E['answer'], $ZodType>
>;

/** The description of what a call answers at its path. @throws what loading it throws */
export async function answerSchemaOf(endpoint: Endpoint): Promise<$ZodType> {
  const { answer } = endpoint;
  return typeof answer === 'function' ? answer() : answer;
}

type UpTo<Text extends string, End extends string> = Text extends `${infer Before}${End}${string}`
  ? Before
  : Text;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? UpTo<UpTo<Rest, '/'>, '.'> | ParamNames<Rest>
  : never;

/** The parameters of a path without any. */
export type NoParams = Readonly<Record<string, never>>;

/**
 * The parameters of a path template: `/district/IN/:value` has `{ value: string }`. Where the path of
 * a call is not known, any may be there.
 */
export type PathParams<Path extends string> = `/${string}` extends Path
  ? Readonly<Record<string, string>>
  : [ParamNames<Path>] extends [never]
    ? NoParams
    : Readonly<Record<ParamNames<Path>, string>>;
