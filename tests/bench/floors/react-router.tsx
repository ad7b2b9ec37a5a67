import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** React and its router with one page: the least that a site in them loads. */
createRoot(document.body).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/">A page</Link>} />
    </Routes>
  </BrowserRouter>,
);
