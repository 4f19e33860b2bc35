-- Run once, when PostgreSQL's volume is empty. Stepwell owns its database and is no superuser, who from now on
-- gets in from inside the container alone: docker compose exec postgres psql --username postgres stepwell
\getenv password POSTGRES_PASSWORD
create role stepwell login password :'password';
create database stepwell owner stepwell;
alter role postgres password null;
