"""HTTP: endpoints, the request pipeline, documents and the protocols under them."""
