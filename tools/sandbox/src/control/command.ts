import { refusals, type Answer } from '../http/answer.ts';
import { validate, type Schema } from '../http/validate.ts';

/** Answers the body of one call of the control API. */
export type Command = (body: unknown) => Answer | Promise<Answer>;

/** A command whose body is checked first. */
export function command<Body>(schema: Schema<Body>, run: (body: Body) => Answer | Promise<Answer>): Command {
  return (input) => {
    const body = validate(schema, input);
    return body.isValid ? run(body.value) : refusals.fields(body.faults);
  };
}
