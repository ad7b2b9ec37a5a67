import { Admin, Datagrid, DateField, EmailField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

interface Answer {
  readonly _data: never[];
  readonly _pagination: { readonly _total: number };
}

const notNeeded = () => Promise.reject(new Error('This list only reads'));

/** The rows that the product's own list shows, from a file beside the page. */
const dataProvider = {
  async getList() {
    const { _data, _pagination } = (await (await fetch('/responses.json')).json()) as Answer;
    return { data: _data, total: _pagination._total };
  },
  getOne: notNeeded,
  getMany: notNeeded,
  getManyReference: notNeeded,
  create: notNeeded,
  update: notNeeded,
  updateMany: notNeeded,
  delete: notNeeded,
  deleteMany: notNeeded,
};

/** A list as react-admin's own documentation begins one: the least that a back-office in it loads. */
function Responses() {
  return (
    <List perPage={50}>
      <Datagrid>
        <TextField source="id" />
        <TextField source="contact" />
        <EmailField source="email" />
        <DateField source="createdAt" />
        <TextField source="status" />
        <TextField source="reference" />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('app') ?? document.body).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="responses" list={Responses} />
  </Admin>,
);
