import { withoutEmptyActions } from './form-actions';

it("removes the empty action of React's forms, and nothing else", () => {
  expect(
    withoutEmptyActions(
      '<form noValidate="" action="" encType="multipart/form-data" method="POST"><input name="q"/></form>' +
        '<form action="/search"></form><p>action=&quot;&quot;</p>',
    ),
  ).toBe(
    '<form noValidate="" encType="multipart/form-data" method="POST"><input name="q"/></form>' +
      '<form action="/search"></form><p>action=&quot;&quot;</p>',
  );
});
