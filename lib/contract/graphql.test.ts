import { createHash } from 'node:crypto';
import { OperationTypeNode, Kind, parse } from 'graphql';
import { findGraphqlOperation, galleryQuery, graphqlOperations, hashOf } from './graphql';

it.each(graphqlOperations.map((operation) => [operation.name, operation] as const))(
  '%s is a single query of that name, with its hash',
  async (name, operation) => {
    const { document } = operation;
    const [definition, ...more] = parse(document).definitions;
    expect(more).toEqual([]);
    expect(definition).toMatchObject({
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      name: { value: name },
    });
    expect(await hashOf(operation)).toBe(createHash('sha256').update(document).digest('hex'));
  },
);

it('finds an operation only by its name and hash', async () => {
  const hash = await hashOf(galleryQuery);
  expect(await findGraphqlOperation('galleryQuery', hash)).toBe(galleryQuery);
  expect(await findGraphqlOperation('galleryQuery', `${hash.slice(0, -1)}g`)).toBeNull();
  expect(await findGraphqlOperation('users', hash)).toBeNull();
});

it('rejects unknown variables', () => {
  expect(galleryQuery.variables.safeParse({ id: '1' }).success).toBe(true);
  expect(galleryQuery.variables.safeParse({ id: '1', first: 9 }).success).toBe(false);
  expect(galleryQuery.variables.safeParse({ id: '1', image_aspect: '2x1' }).success).toBe(false);
});
