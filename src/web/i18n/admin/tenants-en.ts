/** The tenants, in English. */
export const tenantsEn = {
  title: 'Tenants',
  new: 'New tenant',
  searchPlaceholder: 'Search by name…',
  field: { name: 'Name', users: 'Users', responses: 'Responses', createdAt: 'Created' },
  hint: { name: 'As it stands in lists and filters. Every tenant has another name.' },
  empty: { title: 'No tenants yet', text: 'Every user and every response belongs to a tenant.' },
  details: { title: 'Details', text: 'An organisation with its own users and responses.' },
  facts: 'In numbers',
};
